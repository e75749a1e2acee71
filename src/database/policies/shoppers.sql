-- What a shopper may see: orders of their own at one store with their windows and changes, and their own sessions there.
-- Nothing else is granted to the role.
GRANT SELECT ON store_orders, store_order_lines, order_windows, order_changes, shopper_sessions TO infiniti_shopper;
GRANT UPDATE (ended_at) ON shopper_sessions TO infiniti_shopper;

CREATE POLICY own_orders ON store_orders FOR SELECT TO infiniti_shopper
	USING (outlet_id = current_outlet() AND (customer_id = current_customer() OR id = current_order()));

-- The inner query is under the policy above.
CREATE POLICY own_orders ON store_order_lines FOR SELECT TO infiniti_shopper
	USING (outlet_id = current_outlet() AND EXISTS (
		SELECT 1 FROM store_orders o WHERE o.outlet_id = store_order_lines.outlet_id AND o.id = store_order_lines.order_id));

CREATE POLICY own_orders ON order_windows FOR SELECT TO infiniti_shopper
	USING (outlet_id = current_outlet() AND (customer_id = current_customer() OR order_id = current_order()));

CREATE POLICY own_orders ON order_changes FOR SELECT TO infiniti_shopper
	USING (outlet_id = current_outlet() AND EXISTS (
		SELECT 1 FROM order_windows w WHERE w.outlet_id = order_changes.outlet_id AND w.order_id = order_changes.order_id));

ALTER TABLE shopper_sessions ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_sessions ON shopper_sessions TO infiniti_shopper
	USING (outlet_id = current_outlet() AND (customer_id = current_customer() OR order_id = current_order()));
